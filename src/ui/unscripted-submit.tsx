import { useHydrated } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

/** Sends a form that sends itself once the page is alive: there until then, and without scripts. */
export function UnscriptedSubmit(props: ComponentProps<typeof Button>) {
  return useHydrated() ? null : <Button type="submit" scriptless {...props} />
}
