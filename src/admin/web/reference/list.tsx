import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ChangedList, LIST_TRAITS } from '#src/reference-changes/shared/lists.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { counted, plainWords } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { SearchInput, useLiveText } from '#src/ui/form/search-input.tsx'
import { ChevronLeftIcon } from '#src/ui/icons.tsx'
import type { AdminEntry } from '../../reference/contract.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Section } from '../desk/parts.tsx'
import screenCss from '../lists/screen.module.css'
import { REFERENCE, type ReferenceSearch, referenceHref } from './address.ts'
import { EntryForm } from './entry-form.tsx'
import { History } from './history.tsx'
import { listQuery } from './queries.ts'
import css from './reference.module.css'

interface EntryListProps {
  list: ChangedList
  search: ReferenceSearch
  occupations: readonly { code: string; name: string }[]
}

/** The entries of a list, each changed in its place, and what was changed. */
export function EntryList({ list, search, occupations }: EntryListProps) {
  const router = useRouter()
  const { data, error, refetch } = useQuery(listQuery(list))
  const { q = '', edit, text } = search
  const show = (next: ReferenceSearch) =>
    void router.navigate({ href: referenceHref({ list, q, ...next }), resetScroll: false, replace: true })
  const name = useLiveText(q, 1, (typed) => show({ q: typed }))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { label, hint, one, canAdd } = LIST_TRAITS[list]
  const rows = data.entries.filter((entry) => matches(entry, q))
  const close = () => {
    // The form goes, and what opened it has the focus again.
    document.getElementById(openerId(edit))?.focus()
    show({})
  }
  const form = (entry: AdminEntry | null) => (
    <EntryForm
      key={`${entry?.id} ${entry?.seen_id}`}
      list={list}
      entry={entry}
      text={text}
      others={data.entries}
      today={data.today}
      occupations={occupations}
      onDone={close}
    />
  )
  return (
    <>
      <header className={screenCss.head}>
        <AppLink href={REFERENCE} className={css.back}>
          <ChevronLeftIcon size={16} /> Listes
        </AppLink>
        <h2>{label}</h2>
        <p>{hint}</p>
        {canAdd && (
          <div className={screenCss.actions}>
            <LinkButton
              look="secondary"
              small
              id={openerId('new')}
              href={referenceHref({ list, q, edit: 'new' })}
              sameSearch
            >
              Ajouter {one}
            </LinkButton>
          </div>
        )}
      </header>
      <div className={screenCss.body}>
        <search>
          <SearchInput label="Nom ou second nom" live={name} className={css.find} />
        </search>
        {edit === 'new' && canAdd && <Section title={`Ajouter ${one}`}>{form(null)}</Section>}
        <ul className={css.entries} aria-label={label}>
          {rows.map((entry) => (
            <li key={entry.id} data-open={edit === String(entry.id)}>
              <Entry
                entry={entry}
                href={referenceHref({
                  list,
                  q,
                  ...(edit !== String(entry.id) && { edit: String(entry.id) }),
                })}
                isOpen={edit === String(entry.id)}
              />
              {edit === String(entry.id) && form(entry)}
            </li>
          ))}
          {rows.length === 0 && (
            <li className={css.none}>
              {q ? 'Rien ne porte ce nom.' : `La liste est vide${canAdd ? `\u00a0: ajoutez ${one}` : ''}.`}
            </li>
          )}
        </ul>
        <History history={data.history} />
      </div>
    </>
  )
}

/** What opens the form of an entry, or of a new one. */
const openerId = (edit = '') => `reference-change-${edit}`

function Entry({ entry, href, isOpen }: { entry: AdminEntry; href: string; isOpen: boolean }) {
  const {
    name,
    withdrawn,
    merged_into,
    region,
    aliases,
    words,
    occupation,
    days,
    offers,
    profiles,
    next_from,
  } = entry
  const others = words.length > 0 ? words.slice(1) : aliases
  return (
    <div className={css.entry}>
      <b>
        {name}
        {withdrawn && <Badge tone="grey">Masqué</Badge>}
        {merged_into && <Badge tone="grey">Rangé sous {merged_into.name}</Badge>}
        {next_from && <Badge tone="blue">Change le {formatDate(next_from)}</Badge>}
      </b>
      <span>
        {[region?.name, occupation?.name, days !== null && counted(days, 'jour')].filter(Boolean).join(' · ')}
        {others.length > 0 && (
          <span className={css.words}>
            {others.map((word) => (
              <i key={word}>{word}</i>
            ))}
          </span>
        )}
      </span>
      <small>
        {offers !== null && (
          <span>
            <b>{formatCount(offers)}</b> {offers > 1 ? 'offres' : 'offre'}
          </span>
        )}
        {profiles !== null && (
          <span>
            <b>{formatCount(profiles)}</b> {profiles > 1 ? 'profils' : 'profil'}
          </span>
        )}
      </small>
      <AppLink
        id={openerId(String(entry.id))}
        href={href}
        className={css.act}
        aria-label={`${isOpen ? 'Fermer' : 'Modifier'}\u00A0: ${name}`}
      >
        {isOpen ? 'Fermer' : 'Modifier'}
      </AppLink>
    </div>
  )
}

function matches({ name, aliases, words, occupation }: AdminEntry, q: string): boolean {
  const typed = plainWords(q)
  return [name, ...aliases, ...words, occupation?.name ?? ''].some((each) => plainWords(each).includes(typed))
}
