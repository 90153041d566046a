/** Read meanwhile by slow phones, however late. */
const KEPT = 60_000

/** Lets the browser keep a file that the page made. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT)
}
