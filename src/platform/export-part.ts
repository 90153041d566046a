/** What one domain keeps about a person, for the copy that the person asks for. */
export interface ExportPart {
  /** Name of the JSON file, without its ending. */
  name: string
  /** What it holds, one French line for the reader. */
  says: string
  data: unknown
  /** Private files that go with it: where in the copy, and the key. */
  files?: { name: string; key: string }[]
}
