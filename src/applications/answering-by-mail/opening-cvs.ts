import { forbidden } from '#src/platform/errors.ts'
import { readToken, signToken } from '#src/platform/secrets/signed-link.ts'
import type { Services } from '#src/platform/services.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import { readCv } from '../dossier.ts'
import { downloadCv, openApplication } from '../reviewing/reviewing.ts'
import { openLink, type Pressed, requireLink, requireOpenLink } from './opened-links.ts'

const PURPOSE = 'answer-cv'
const OPENED_FOR = 10 * MINUTE

/**
 * Opens the CV by the link of a mail. A person has pressed the button, so the application counts as opened, and the look
 * at the CV is counted and recorded as on the site.
 * @returns the address of the file, good for some minutes
 * @throws HttpError 404 without a CV, 409 when the link answers nothing any more, 429 beyond the quota of CVs
 */
export async function openCvByLink(services: Services, pressed: Pressed): Promise<string> {
  const { link, member, row } = await requireOpenLink(services, pressed)
  await openApplication(services, member, row.id)
  await downloadCv(services, member, row.id, 'pdf')
  const expires = after(services.clock.now(), OPENED_FOR)
  const access = signToken(services.env.APP_SECRET, { purpose: PURPOSE, subject: String(link.id), expires })
  return `/api/application-answers/${pressed.token}/cv?access=${access}`
}

/**
 * Reads the CV that a press has opened. The look was recorded with the press, so this changes nothing.
 * @throws HttpError 403 without a press of the last minutes, or when the person may not read it any more
 */
export async function readOpenedCv(services: Services, pressed: Pressed, access: string) {
  const { env, db, clock } = services
  const { id } = await requireLink(services, pressed)
  if (readToken(env.secrets, PURPOSE, access, clock.now()) !== String(id)) throw forbidden(PRESS_AGAIN)
  const opened = await openLink({ db, now: clock.now() }, pressed.token)
  if (!('row' in opened)) throw forbidden(opened.message)
  return readCv(services, opened.row)
}

const PRESS_AGAIN = 'Revenez à la page du lien et appuyez de nouveau sur «\u00a0Ouvrir le CV\u00a0».'
