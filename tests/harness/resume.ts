/** A whole resume as the form sends it, and PDF files, for tests that need one and not its fields. */

/** An accountant's of Indore; `over` changes fields of it. */
export function resumeOf(over: Record<string, unknown> = {}) {
  return {
    headline: "Accountant for trading firms, GST and Tally",
    fullName: "Gopal Trivedi",
    summary: "I have kept the books of two trading firms, from the daily entries to the audit.",
    fkCityId: "14",
    relocation: "no",
    fkFunctionalAreaId: "1",
    fkQualificationId: "10",
    experienceYears: "6",
    currentSalary: "3-to-5",
    expectedSalary: "5-to-7",
    noticePeriod: "1-month",
    workModes: ["on-site", "hybrid"],
    employmentTypes: ["full-time"],
    skills: "Tally, GST returns, Excel",
    languages: ["hi", "en"],
    experience: [
      { title: "Accounts assistant", employer: "Malwa Traders", from: "2018-07", to: "2021-03" },
      { title: "Accountant", employer: "Narmada Agencies", from: "2021-04", details: "GST returns of three states." },
    ],
    education: [{ course: "B.Com.", institute: "Devi Ahilya University", year: "2018" }],
    phoneNo: "9123400011",
    email: "gopal.works@example.in",
    ...over,
  } as const;
}

/** The smallest PDF that a reader opens, with this text in it. */
export function pdfOf(text: string): Buffer {
  const page = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  return Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
      "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
      "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj",
      `4 0 obj<</Length ${page.length}>>stream\n${page}\nendstream endobj`,
      "trailer<</Root 1 0 R>>",
      "%%EOF",
    ].join("\n"),
  );
}
