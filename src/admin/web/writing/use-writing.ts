import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isSame } from '#src/shared/is-same.ts'
import { ApiError } from '#src/shell/api/api.ts'
import type { AutosaveOptions, Stored } from '#src/shell/form/autosave.ts'
import { useAutosave } from '#src/shell/form/use-autosave.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { deskKeys, isList } from '../desk/query-keys.ts'

type Errors = Partial<Record<string, string[]>>

interface WritingOptions<Desk, Values extends object> {
  /** What the server has of it, and its part that is written. */
  desk: Desk
  storedOf: (desk: Desk) => Stored<Values>
  /** Names the copies in this browser. */
  copyName: string
  queryKey: QueryKey
  read: AutosaveOptions<Values>['read']
  save: AutosaveOptions<Values>['save']
}

/** The writing of one thing: what is written is saved by itself, and decisions start from what was saved last. */
export function useWriting<Desk, Values extends object>(options: WritingOptions<Desk, Values>) {
  const { desk, storedOf, copyName, queryKey, read, save } = options
  const client = useQueryClient()
  const opened = storedOf(desk)
  const { id } = opened
  const { autosave, state } = useAutosave<Values>({
    opened,
    blank: opened.content,
    copyKey: (of) => `asafidy.${copyName}.${of}`,
    save,
    read,
  })
  const [values, setValues] = useState(autosave.initial)
  const [refused, setRefused] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [isMoving, setMoving] = useState(false)

  const change = (patch: Partial<Values>) => {
    const next = { ...values, ...patch }
    setValues(next)
    setFailure(undefined)
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in patch))))
    autosave.change(next)
  }

  /** Saves what is written, then decides. @returns whether it was decided */
  const move = async (
    act: (saved: { id: number; version: number }) => Promise<Desk>,
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
      client.setQueryData(queryKey, moved)
      void client.invalidateQueries({ queryKey: deskKeys.all, predicate: isList })
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
    /** Whether something was written since it was read. */
    isChanged: !isSame(values, opened.content),
    change,
    move,
    isMoving,
    failure,
    saving: state,
    flush: () => autosave.flush(),
    errorOf: (name: string) =>
      (refused[name] ?? (state.kind === 'refused' ? state.error.errors?.[name] : undefined))?.[0],
    saved: () => ({ id, version: autosave.saved.version }),
    /** Puts what a colleague saved in the place of what is written here. */
    takeTheirs: async () => {
      const theirs = await read(id)
      autosave.take(theirs)
      setValues(theirs.content)
    },
    /** Saves what is written here over what a colleague saved, because the writer said so. */
    keepMine: async () => void (await autosave.settle(values, await read(id))),
  }
}

export type Writing = Omit<ReturnType<typeof useWriting>, 'values' | 'change' | 'move'>
