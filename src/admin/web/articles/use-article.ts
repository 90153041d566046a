import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { slugify } from '#src/shared/slugs.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { useAutosave } from '#src/shell/form/use-autosave.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { ArticleDesk } from '../../articles/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'
import { type ArticleValues, articleQuery, readStored, saveOnServer, storedOf } from './queries.ts'

type Errors = Partial<Record<string, string[]>>

/** The editing of one article: what is written is saved by itself, and moves start from what was saved last. */
export function useArticle(article: ArticleDesk) {
  const client = useQueryClient()
  const opened = storedOf(article)
  const { autosave, state } = useAutosave<ArticleValues>({
    opened,
    blank: opened.content,
    copyKey: (id) => `asafidy.article.${id}`,
    save: saveOnServer,
    read: readStored,
  })
  const [values, setValues] = useState(autosave.initial)
  const [refused, setRefused] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [isMoving, setMoving] = useState(false)
  const { first_published_at, id } = article

  const change = (patch: Partial<ArticleValues>) => {
    // Until it was online once, the address follows the title unless the writer gave another one.
    const follows = first_published_at === null && (values.slug === slugify(values.title) || !values.slug)
    const slug = patch.title !== undefined && follows ? { slug: slugify(patch.title) } : {}
    const next = { ...values, ...slug, ...patch }
    setValues(next)
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in patch))))
    autosave.change(next)
  }

  /** Saves what is written, then makes the move. @returns whether it was made */
  const move = async (
    act: (saved: { id: number; version: number }) => Promise<ArticleDesk>,
    done: string,
  ): Promise<boolean> => {
    setMoving(true)
    setFailure(undefined)
    try {
      if (!(await autosave.flush())) return false
      const moved = await act({ id, version: autosave.saved.version })
      const stored = storedOf(moved)
      autosave.take(stored)
      setValues(stored.content)
      client.setQueryData(articleQuery(id).queryKey, moved)
      void client.invalidateQueries({
        queryKey: deskKeys.all,
        predicate: ({ queryKey }) => queryKey[1] === 'list',
      })
      toast.success({ title: done })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(error.errors ?? {})
      setFailure(error.message)
      return false
    } finally {
      setMoving(false)
    }
  }

  return {
    values,
    change,
    move,
    isMoving,
    failure,
    saving: state,
    errorOf: (name: string) =>
      (refused[name] ?? (state.kind === 'refused' ? state.error.errors?.[name] : undefined))?.[0],
    saved: () => ({ id, version: autosave.saved.version }),
    /** Puts what a colleague saved in the place of what is written here. */
    takeTheirs: async () => {
      const theirs = await readStored(id)
      autosave.take(theirs)
      setValues(theirs.content)
    },
    /** Saves what is written here over what a colleague saved, because the writer said so. */
    keepMine: async () => void (await autosave.settle(values, await readStored(id))),
  }
}

export type ArticleEditing = ReturnType<typeof useArticle>
