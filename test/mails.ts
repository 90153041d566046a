import { eq } from 'drizzle-orm'
import { outgoingMails } from '#src/platform/tables.ts'
import type { TestServices } from './services.ts'

/** Lists the mails to this address, sent or waiting, in the order in which they were written. */
export function mailsTo(services: TestServices, address: string) {
  return services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, address))
    .orderBy(outgoingMails.created_at)
}

export async function subjectsTo(services: TestServices, address: string): Promise<string[]> {
  return (await mailsTo(services, address)).map(({ subject }) => subject)
}
