/** Areas of work and qualifications in one form, as the staff's screen shows both. */
import type { AreaView, QualificationView } from "#contract/job-reference.ts";

export type EntrySort = "areas" | "qualifications";
export interface Entry {
  _id: string;
  name: string;
  nameHi: string;
}

interface Lists {
  functionalAreas: AreaView[];
  qualifications: QualificationView[];
}

export function entriesOf({ functionalAreas, qualifications }: Lists): Record<EntrySort, Entry[]> {
  return {
    areas: functionalAreas.map((one) => ({ _id: one._id, name: one.functionalArea, nameHi: one.functionalAreaHi })),
    qualifications: qualifications.map((one) => ({
      _id: one._id,
      name: one.qualification,
      nameHi: one.qualificationHi,
    })),
  };
}
