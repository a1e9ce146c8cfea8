/** A whole biodata as the form sends it, for tests that need a profile and not its fields. */

/** A father's, of his daughter; `over` changes fields of it. */
export function biodataOf(over: Record<string, unknown> = {}) {
  return {
    profileFor: "daughter",
    fullName: "Ishita Sharma",
    gender: "female",
    birthDate: "1998-03-14",
    birthTime: "06:45",
    birthTimeMargin: "15",
    fkBirthCityId: "14",
    maritalStatus: "never-married",
    heightCm: "163",
    diet: "vegetarian",
    fkCityId: "14",
    motherTongue: "hi",
    subCommunity: "Sanadhya",
    gotra: "Bharadvaja",
    fkQualificationId: "10",
    workKind: "private",
    occupation: "Chartered accountant",
    employer: "Mehta & Joshi",
    incomeBand: "7-to-10",
    fatherName: "Ramesh Sharma",
    brothers: "1",
    about: "She sings, reads and keeps the books of a firm of auditors.",
    contactPerson: "Ramesh Sharma",
    contactRelation: "father",
    phoneNo: "9123400002",
    address: "14, Sarafa Bazaar, Indore",
    personPhoneNo: "9123400001",
    declaresIntent: true,
    acceptsTerms: true,
    ...over,
  } as const;
}
