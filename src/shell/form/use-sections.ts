import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

interface Sections<S extends string> {
  names: readonly S[]
  anchorOf: (section: S) => string
  /** Lists the sections that have an unsaved draft. */
  listDrafts: () => S[]
}

/** What one section of the page knows of itself and can do. */
export interface SectionControls {
  isOpen: boolean
  isSaved: boolean
  hasDraft: boolean
  onOpen: () => void
  onClose: () => void
  onSaved: () => void
}

/** For a page whose sections are edited in place: which one is open (the address may name it), and which was saved last. */
export function useSections<S extends string>({ names, anchorOf, listDrafts }: Sections<S>) {
  const [opened, setOpened] = useState<S | null>(null)
  const [saved, setSaved] = useState<S | null>(null)
  const [drafts, setDrafts] = useState<S[]>([])
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that closes may leave a draft behind.
  useEffect(() => setDrafts(listDrafts()), [opened])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has always the same sections.
  useEffect(() => {
    const named = names.find((section) => anchorOf(section) === hash)
    if (named) setOpened(named)
  }, [hash])
  const open = (section: S) => {
    setSaved(null)
    setOpened(section)
  }
  const stateOf = (section: S): SectionControls => ({
    isOpen: opened === section,
    isSaved: saved === section,
    hasDraft: drafts.includes(section),
    onOpen: () => open(section),
    onClose: () => setOpened(null),
    onSaved: () => {
      setSaved(section)
      setOpened(null)
    },
  })
  return { open, stateOf }
}
