/** Whether this is the address that a deleted account leaves. */
export function isDeletedAccount(email: string): boolean {
  return email.endsWith('@asafidy.invalid')
}
