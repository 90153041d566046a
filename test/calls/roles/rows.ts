const ROLES = [
  'guest', // Nobody is signed in.
  'sender', // The applicant whose CV, application and notification the calls name.
  'stranger', // Another applicant.
  'owner', // The owner of the company that received the application.
  'reader', // A colleague in the same company who may only read.
  'rival', // The owner of another validated company.
  'pending', // The owner of a company that is not validated yet.
  'admin',
] as const

export type Role = (typeof ROLES)[number]

export interface Row {
  method: string
  path: string
  answers: Record<Role, string>
}

/** Reads the lines of a table whose head is the roles. */
export function read(table: string): Row[] {
  const [head, ...lines] = table.trim().split('\n')
  const roles = head?.trim().split(/\s+/) ?? []
  if (roles.join() !== ROLES.join()) throw new Error('the columns are not the roles')
  return lines.map((line) => {
    const [method = '', path = '', ...cells] = line.split(/\s+/)
    return { method, path, answers: answersOf(cells) }
  })
}

export function answersOf(cells: string[]): Record<Role, string> {
  const answers = ROLES.map((role, index) => [role, cells[index] ?? 'missing'])
  return Object.fromEntries(answers) as Record<Role, string>
}
