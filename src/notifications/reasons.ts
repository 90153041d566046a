import { APP_NAME } from '#src/shared/app-name.ts'

/** The footers that tell a reader why the mail came. */
export const REASONS = {
  applied: `Vous recevez cet e-mail parce que vous avez postulé à cette offre sur ${APP_NAME}.`,
  applicant: `Vous recevez cet e-mail parce que vous avez un compte candidat sur ${APP_NAME}.`,
  saved: `Vous recevez cet e-mail parce que vous avez sauvegardé cette offre sur ${APP_NAME}.`,
  recruiter: `Vous recevez cet e-mail parce que vous recrutez pour cette société sur ${APP_NAME}.`,
  admin: `Vous recevez cet e-mail parce que vous administrez ${APP_NAME}.`,
}
