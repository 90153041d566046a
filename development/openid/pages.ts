import { escapeHtml } from '#src/platform/mail/layout.ts'
import type { Person } from './provider.ts'

/** The page may send nothing but its own form. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export const PEOPLE: readonly Person[] = [
  {
    first_name: 'Hanitra',
    last_name: 'Rasoanaivo',
    email: 'hanitra.rasoanaivo@exemple.test',
    email_verified: true,
  },
  {
    first_name: 'Tojo',
    last_name: 'Andriamanana',
    email: 'tojo.andriamanana@exemple.test',
    email_verified: true,
  },
  {
    first_name: 'Voahangy',
    last_name: 'Razafy',
    email: 'voahangy.razafy@exemple.test',
    email_verified: false,
  },
  {
    first_name: 'Candidat',
    last_name: 'Démonstration',
    email: 'candidat@asafidy.test',
    email_verified: true,
  },
]

const STYLE = `
*{box-sizing:border-box}body{margin:0;padding:24px 16px 48px;background:#f6f7fb;color:#1f2937;font:16px/1.5 Figtree,system-ui,sans-serif}
main{max-width:480px;margin:0 auto}.band{max-width:480px;margin:0 auto 16px;padding:12px 16px;border:1px solid #fde68a;border-radius:12px;background:#fffbeb;color:#92400e;font-weight:600}
.card{padding:24px;border:1px solid #e6e8ee;border-radius:16px;background:#fff}h1{margin:0 0 8px;font-size:24px;line-height:1.25;color:#0f172a}h2{margin:24px 0 12px;font-size:16px;color:#0f172a}
p{margin:0}.muted{color:#4b5563;font-size:14px}ul{display:grid;gap:8px;margin:0;padding:0;list-style:none}
button{min-height:44px;padding:10px 16px;border:1px solid #868e96;border-radius:8px;background:#fff;color:#0f172a;font:inherit;font-weight:600;cursor:pointer}
.who{width:100%;text-align:left}.who span{display:block;color:#4b5563;font-size:14px;font-weight:400;overflow-wrap:anywhere}
.go{width:100%;border-color:#1d4ed8;background:#1d4ed8;color:#fff}.no{width:100%;margin-top:24px;color:#b42318}
button:focus-visible,input:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
form{display:grid;gap:12px;margin:0}label{font-size:14px;font-weight:600}input:not([type=checkbox]){display:block;width:100%;min-height:44px;margin-top:4px;padding:10px 12px;border:1px solid #868e96;border-radius:8px;font:inherit}
.check{display:flex;gap:8px;align-items:center;min-height:44px;font-weight:400;font-size:16px}.check input{width:20px;height:20px}`

/** Where somebody is chosen; `name` is the provider that this one stands for. */
export function choicePage(name: string, address: string): string {
  const choices = PEOPLE.map(
    (person, index) =>
      `<li>${formOf(address, `<button class="who" name="person" value="${index}">${escapeHtml(`${person.first_name} ${person.last_name}`)}<span>${escapeHtml(person.email)}, ${person.email_verified ? 'adresse vérifiée' : 'adresse non vérifiée'}</span></button>`)}</li>`,
  )
  return layout(
    name,
    `<h1>Qui se connecte\u00A0?</h1>
<p class="muted">Le vrai ${escapeHtml(name)} demanderait un mot de passe. Ici, choisissez une personne.</p>
<h2>Une personne de démonstration</h2><ul>${choices.join('')}</ul>
<h2>Quelqu’un d’autre</h2>
${formOf(
  address,
  `<label>Prénom<input name="first_name" required maxlength="100" autocomplete="off"></label>
<label>Nom<input name="last_name" required maxlength="100" autocomplete="off"></label>
<label>Email<input name="email" type="email" required maxlength="255" autocomplete="off"></label>
<label class="check"><input type="checkbox" name="email_verified" value="1" checked>Adresse vérifiée</label>
<button class="go" name="person" value="other">Continuer</button>`,
)}
${formOf(address, '<button class="no" name="person" value="nobody">Refuser</button>')}`,
  )
}

/** The page for a choice that is over, or that this browser did not begin. */
export function overPage(name: string): string {
  return layout(
    name,
    '<h1>Ce choix n’est plus ouvert</h1><p>Revenez sur le site et recommencez. <a href="/login">Se connecter</a></p>',
  )
}

function formOf(address: string, content: string): string {
  return `<form method="post" action="${escapeHtml(address)}">${content}</form>`
}

function layout(name: string, content: string): string {
  const title = `Fournisseur de développement — ce n’est pas ${escapeHtml(name)}`
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><div class="band">${title}</div><main class="card">${content}</main></body></html>`
}
