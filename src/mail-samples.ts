import * as accounts from './accounts/mails.ts'
import { EVENT_SAMPLES } from './mail-sample-events.ts'
import { KINDS } from './notifications/kinds.ts'
import { writeTold } from './notifications/telling.ts'
import type { Env } from './platform/env.ts'
import type { MailSample } from './platform/http/mail-catalogue.ts'

const NOW = new Date('2026-03-16T10:24:00+03:00')
// Nobody's number: the links of these mails stop nothing.
const MIORA = { id: 0, email: 'miora@exemple.test', first_name: 'Miora' }

/** Mails that are always sent: a line each. */
function always(env: Env): MailSample[] {
  const site = env.APP_URL
  const verify = `${site}/email/verify/1/abc?expires=1&signature=def`
  return [
    { name: 'Vérifier l’adresse', mail: accounts.verificationMail(MIORA, verify) },
    { name: 'Adresse déjà connue', mail: accounts.knownAddressMail(MIORA, site, null) },
    { name: 'Adresse déjà connue, à vérifier', mail: accounts.knownAddressMail(MIORA, site, verify) },
    {
      name: 'Mot de passe oublié',
      mail: accounts.passwordResetMail(MIORA, `${site}/recuperation-mot-de-passe/1/abc`),
    },
    { name: 'Mot de passe changé', mail: accounts.passwordChangedMail(MIORA, site, NOW) },
  ]
}

/** Every mail of the product with fixed data, to be read and tested. */
export function listMailSamples(env: Env): MailSample[] {
  const told = EVENT_SAMPLES.map((telling) => ({
    name: KINDS[telling.kind].label,
    kind: telling.kind,
    mail: writeTold(env, MIORA, telling),
  }))
  return [...always(env), ...told]
}
