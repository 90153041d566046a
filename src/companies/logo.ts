import { smallKey } from '#src/platform/files/storage.ts'
import type { Services } from '#src/platform/services.ts'
import { findLogo } from './companies.ts'

/** The logo of a validated company as a small picture, or as it was drawn; null without one, or where its file is away. */
export async function readLogo(
  { db, files }: Pick<Services, 'db' | 'files'>,
  companyId: number,
): Promise<Uint8Array | null> {
  const logo = await findLogo(db, companyId)
  if (logo?.logo_key) return files.read(smallKey(logo.logo_key)).catch(() => null)
  return logo?.logo_svg ? Buffer.from(logo.logo_svg) : null
}
