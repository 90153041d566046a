import { uploadedFile } from '#src/shared/uploaded-file.ts'

export const STATEMENT_MAX_BYTES = 5 * 1024 * 1024

/** The message for a file of another kind. */
export const NOT_READ =
  'Ce fichier n’est pas un relevé que nous savons lire\u00A0: choisissez un fichier CSV ou Excel (.xlsx), ou enregistrez le vôtre ainsi.'

/** A field for the file of a statement; the server looks at its content once it has come. */
export const statementFile = uploadedFile('Choisissez le fichier du relevé.')
  .refine(({ size }) => size <= STATEMENT_MAX_BYTES, 'Le fichier doit faire 5\u00A0Mo au plus.')
  .refine(({ size }) => size > 0, 'Le fichier est vide.')
