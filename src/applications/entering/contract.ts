import { z } from 'zod'
import { formatDate } from '#src/shared/dates.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import {
  cleanText,
  clientKey,
  dailyLimitLeft,
  email,
  flag,
  idParams,
  rowId,
  tooLong,
} from '#src/shared/fields.ts'
import { RESUME_PDF_MAX_BYTES } from '#src/shared/files/limits.ts'
import { personName } from '#src/shared/names.ts'
import { removedParts } from '#src/shared/removed-parts.ts'
import { resumePdf } from '#src/shared/resume-pdf.ts'
import { SIGN_UP_MESSAGES } from '#src/shared/sign-up-rules.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { ENTERED_NOTE_MAX } from './shared/limits.ts'
import { ENTRY_WAYS } from './shared/ways.ts'

const NO_OFFER = 'Choisissez l’offre à laquelle cette personne est candidate.'
const NO_NAME = 'Indiquez le nom ou le prénom de la personne.'
const NO_WAY = 'Dites comment cette candidature vous est parvenue.'
const NO_CONSENT = 'Sans l’accord de la personne, ses informations ne peuvent pas être gardées.'
const NO_DAY = 'Indiquez le jour où la personne a donné son accord.'
const LONGEST_PHONE = 40
/** An agreement is no older than that when it is entered. */
const EARLIEST = '2000-01-01'

/** @param today the day in Antananarivo, `2026-11-21` */
export function enteredCandidateInput(today: string) {
  return z
    .object({
      /** The same form sent again is the same candidate. */
      client_key: clientKey,
      offer_id: rowId(NO_OFFER),
      first_name: personName().nullish(),
      last_name: personName().nullish(),
      phone_number: z
        .string({ error: SIGN_UP_MESSAGES.phone_number_required })
        .trim()
        .min(1, SIGN_UP_MESSAGES.phone_number_required)
        .max(LONGEST_PHONE, SIGN_UP_MESSAGES.phone_number_invalid),
      email: email.nullish(),
      resume_pdf: resumePdf.nullish(),
      way: z.enum(ENTRY_WAYS, { error: NO_WAY }),
      consent: flag(NO_CONSENT).refine((given) => given, NO_CONSENT),
      consented_on: z
        .string({ error: NO_DAY })
        .refine(isCalendarDate, NO_DAY)
        .refine((day) => !isCalendarDate(day) || day >= EARLIEST, NO_DAY)
        .refine(
          (day) => !isCalendarDate(day) || day <= today,
          `Ce jour ne peut pas être après le ${formatDate(today)}.`,
        ),
      note: z
        .string()
        .transform(cleanText)
        .pipe(z.string().max(ENTERED_NOTE_MAX, tooLong(ENTERED_NOTE_MAX)))
        .nullish(),
      /** The recruiter was shown the application of the same number or address, and adds this one too. */
      even_if_known: flag().nullish(),
    })
    .refine(({ first_name, last_name }) => Boolean(first_name || last_name), {
      message: NO_NAME,
      path: ['last_name'],
      // Without this, the rule would wait until every single field is right.
      when: () => true,
    })
}

export type EnteredCandidateInput = z.output<ReturnType<typeof enteredCandidateInput>>

const knownApplication = z.object({
  id: z.number(),
  applicant_name: z.string(),
  label: z.string(),
  submitted_at: z.string(),
})
export type KnownApplication = z.output<typeof knownApplication>

export const listOffersToEnterFor = endpoint({
  method: 'GET',
  path: '/api/recruiter/entered-candidates/offers',
  summary: 'Les offres ouvertes ou en pause auxquelles un candidat peut être ajouté à la main.',
  reply: z.object({
    data: z.array(
      z.object({ id: z.number(), title: z.string(), reference: z.string(), paused: z.boolean() }),
    ),
    /** How many candidates the company can add still today. */
    entries: dailyLimitLeft,
  }),
})

/**
 * Where the offer has an application of the same number or address, nothing is added, the reply names it and `data` is
 * null, until the same is sent with `even_if_known`.
 */
export const enterCandidate = endpoint({
  method: 'POST',
  path: '/api/recruiter/entered-candidates',
  summary: 'Ajoute à la main un candidat reçu au comptoir, par courrier ou par e-mail.',
  body: enteredCandidateInput,
  files: { resume_pdf: { maxBytes: RESUME_PDF_MAX_BYTES } },
  reply: z.object({
    data: z.object({ id: z.number() }).nullable(),
    known: z.array(knownApplication),
    removed: removedParts,
  }),
  status: [201, 200],
})

export const removeEnteredCandidate = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/entered-candidates/:id',
  summary: 'Supprime un candidat ajouté à la main et tout ce qui a été gardé de lui.',
  params: idParams,
  status: 204,
})

export const removeEnteredByLink = endpoint({
  method: 'PUT',
  path: '/api/entered-candidates/removal',
  summary: 'La personne fait supprimer ce qu’une société a ajouté d’elle, par le lien de son e-mail.',
  body: z.object({ token: z.string().max(500) }),
  reply: z.object({ data: z.object({ company: z.string(), job_offer_title: z.string() }) }),
})
