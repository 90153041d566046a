/** A deleted account leaves such an address, to which nobody can write. */
export function isDeletedAccount(email: string): boolean {
  return email.endsWith('@asafidy.invalid')
}
