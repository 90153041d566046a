import type { Identity, Link } from '#src/resumes/shared/document.ts'
import { newId } from '#src/resumes/shared/new-parts.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { EyeIcon, EyeOffIcon } from '#src/ui/icons.tsx'
import { PlusIcon, TrashIcon } from '#src/ui/workspace-icons.tsx'
import css from './fields.module.css'
import { PhotoField, type PhotoKeeper } from './photo-field.tsx'
import { tool } from './row-tools.tsx'
import { UrlField } from './url-field.tsx'

const MOST_LINKS = 10

interface IdentityFieldsProps {
  value: Identity
  onChange: (identity: Identity) => void
  photos: PhotoKeeper | undefined
  /** Screen readers read this message aloud. */
  say: (words: string) => void
}

/** Who the CV is of, and how to reach that person. */
export function IdentityFields({ value, onChange, photos, say }: IdentityFieldsProps) {
  const change = (patch: Partial<Identity>) => onChange({ ...value, ...patch })
  const text = (name: keyof Identity & string, label: string, more = {}) => (
    <TextField
      name={`identity-${name}`}
      label={label}
      value={String(value[name] ?? '')}
      maxLength={255}
      onChange={({ target }) => change({ [name]: target.value })}
      {...more}
    />
  )
  return (
    <div className={css.fields}>
      <div className={css.pair}>
        {text('first_name', 'Prénom', { autoComplete: 'given-name' })}
        {text('last_name', 'Nom', { autoComplete: 'family-name' })}
      </div>
      {text('headline', 'Titre', { hint: 'Le métier visé\u00a0: «\u00a0Comptable confirmée\u00a0».' })}
      <div className={css.pair}>
        <EmailField
          name="identity-email"
          label="E-mail"
          value={value.email}
          maxLength={255}
          inputMode="email"
          asksAtOnce
          onChange={({ target }) => change({ email: target.value })}
        />
        {text('phone_number', 'Téléphone', {
          // The profile stores the number in another form than the one that is shown.
          value: formatPhone(value.phone_number),
          type: 'tel',
          autoComplete: 'tel',
        })}
      </div>
      <div className={css.pair}>
        {text('city', 'Ville', { autoComplete: 'address-level2' })}
        {text('driving_licence', 'Permis', { optional: true, placeholder: 'Permis B' })}
      </div>
      {text('address', 'Adresse', {
        optional: true,
        hint: 'Le quartier suffit\u00a0; la date de naissance n’est pas utile.',
        autoComplete: 'street-address',
      })}
      <Links links={value.links} onChange={(links) => change({ links })} say={say} />
      {photos && <PhotoField identity={value} onChange={change} photos={photos} />}
    </div>
  )
}

interface LinksProps {
  links: Link[]
  onChange: (links: Link[]) => void
  say: (words: string) => void
}

function Links({ links, onChange, say }: LinksProps) {
  const change = (id: string, patch: Partial<Link>) =>
    onChange(links.map((link) => (link.id === id ? { ...link, ...patch } : link)))
  const hide = ({ is_hidden, ...link }: Link, name: string) => {
    const next: Link = is_hidden ? link : { ...link, is_hidden: true }
    onChange(links.map((each) => (each.id === link.id ? next : each)))
    say(`${name}, ${is_hidden ? 'affiché' : 'masqué'} dans le CV`)
  }
  return (
    <>
      {links.map((link, index) => {
        const name = link.label || `Lien ${index + 1}`
        return (
          <div key={link.id} className={classes(css.link, link.is_hidden && css.hiddenLink)}>
            <TextField
              name={`link-${link.id}-label`}
              label={`Lien ${index + 1}`}
              placeholder="LinkedIn"
              value={link.label}
              maxLength={255}
              onChange={({ target }) => change(link.id, { label: target.value })}
            />
            <UrlField
              name={`link-${link.id}-url`}
              label="Adresse"
              value={link.url}
              onChange={(url) => change(link.id, { url })}
            />
            <span className={css.linkTools}>
              <Button
                {...tool(link.is_hidden ? `Afficher ${name} dans le CV` : `Masquer ${name} dans le CV`)}
                onClick={() => hide(link, name)}
              >
                {link.is_hidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
              </Button>
              <Button
                {...tool(`Retirer le lien ${link.label || index + 1}`)}
                onClick={() => onChange(links.filter(({ id }) => id !== link.id))}
              >
                <TrashIcon size={18} />
              </Button>
            </span>
          </div>
        )
      })}
      {links.length < MOST_LINKS && (
        <div>
          <Button look="soft" small onClick={() => onChange([...links, { id: newId(), label: '', url: '' }])}>
            <PlusIcon size={18} />
            Ajouter un lien
          </Button>
        </div>
      )}
    </>
  )
}
