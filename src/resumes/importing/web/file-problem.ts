import { FIRST_BYTES } from '#src/shared/files/pdf.ts'
import { checkFirstBytes } from '#src/shell/form/chosen-file.ts'

/** Says what is wrong with a file before it is sent; null where only the server can tell. */
export async function findFileProblem(file: File): Promise<string | null> {
  // The rules bring the schema library, which only a chosen file asks for.
  const { importInput, isNeverCv, NO_CV } = await import('../contract.ts')
  const problem = importInput.safeParse({ file }).error?.issues[0]?.message
  return problem ?? checkFirstBytes(file, FIRST_BYTES, (bytes) => (isNeverCv(bytes) ? NO_CV : null))
}
