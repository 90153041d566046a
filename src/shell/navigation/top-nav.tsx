import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { ChevronDownIcon, FilterIcon } from '#src/ui/icons.tsx'
import { useMenu } from '#src/ui/overlay/menu.ts'
import { useEntryLink } from './entry-link.ts'
import { LockedMark } from './locked-mark.tsx'
import type { NavEntry } from './nav-entries.ts'
import { type ShownGroup, useFootEntries, useNavGroups } from './nav-groups.ts'
import css from './top-nav.module.css'
import { UnreadCount } from './unread-count.tsx'

/** The horizontal navigation: entries without a group are links, and each group is a menu. */
export function TopNav({ onDisplay, width }: { onDisplay: () => void; width: string | undefined }) {
  const groups = useNavGroups()
  return (
    <div className={css.row}>
      <nav aria-label="Mon espace" className={classes(css.in, width)}>
        {groups.map((group) =>
          group.title ? (
            <Menu key={group.title} group={group} />
          ) : (
            group.entries.map((entry) => <Entry key={entry.href} entry={entry} />)
          ),
        )}
        {useFootEntries().map((entry) => (
          <Entry key={entry.href} entry={entry} />
        ))}
        <BareButton onClick={onDisplay}>
          <FilterIcon size={18} />
          Affichage
        </BareButton>
      </nav>
    </div>
  )
}

function Menu({ group }: { group: ShownGroup }) {
  const { open, setOpen, box } = useMenu<HTMLDivElement>()
  return (
    <div ref={box} className={css.menu}>
      <BareButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {group.title}
        <ChevronDownIcon size={16} />
      </BareButton>
      {open && (
        <div className={css.panel}>
          {group.entries.map((entry) => (
            <Entry key={entry.href} entry={entry} onPress={() => setOpen(false)} />
          ))}
        </div>
      )}
    </div>
  )
}

function Entry({ entry, onPress }: { entry: NavEntry & { locked?: boolean }; onPress?: () => void }) {
  const { label, icon: Icon, counts, locked } = entry
  const link = useEntryLink(entry)
  return (
    <AppLink {...link} onClick={onPress}>
      <Icon size={18} />
      {label}
      {locked ? <LockedMark /> : counts && <UnreadCount />}
    </AppLink>
  )
}
