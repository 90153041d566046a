import type { Page } from '@playwright/test'
import sharp from 'sharp'

export const OWN = '/dashboard/recruteur/compagnie/ma-societe'

/** Returns a JPEG of one colour, as a person would choose it. */
export async function picture(name: string, width = 900, height = 600) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Finds a section of the company's profile. */
export const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
