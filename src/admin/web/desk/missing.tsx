import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'

/** Under an address that no screen has. */
export function Missing() {
  return (
    <EmptyState
      icon={SearchIcon}
      title="Cette page n’existe pas"
      actions={
        <LinkButton look="secondary" href="/">
          Revenir au début
        </LinkButton>
      }
    >
      Son adresse a peut-être changé.
    </EmptyState>
  )
}
