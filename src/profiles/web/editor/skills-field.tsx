import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { PROFILE_LIMITS } from '#src/profiles/shared/parts.ts'
import { plural, wordKey } from '#src/shared/phrases.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/display/badge.tsx'
import css from '#src/ui/form/field.module.css'
import { describedBy, Field } from '#src/ui/form/field.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import { skillsQuery } from '../queries.ts'
import own from './form.module.css'
import type { SectionForm } from './form.ts'

const HINT = 'Entrée ou une virgule ajoute la compétence.'

export function SkillsFields({ form }: { form: SectionForm<'skills'> }) {
  const { skills } = form.values
  const [text, setText] = useState('')
  const { data } = useQuery({
    ...skillsQuery(useDeferredValue(text.trim())),
    placeholderData: keepPreviousData,
  })
  const has = (skill: string) => skills.some((each) => wordKey(each) === wordKey(skill))
  const isFull = skills.length >= PROFILE_LIMITS.skills
  const add = (...words: string[]) => {
    const fresh = words.map((word) => word.trim()).filter((word) => word && !has(word))
    form.change({ skills: [...skills, ...fresh].slice(0, PROFILE_LIMITS.skills) })
    setText('')
  }
  const typed = (value: string) => {
    if (!/[,;\n]/.test(value)) return setText(value)
    add(...value.split(/[,;\n]/))
  }
  const pressed = (event: KeyboardEvent) => {
    // With a typed word, Enter adds it; without one, it saves the form as usual.
    if (event.key !== 'Enter' || !text.trim()) return
    event.preventDefault()
    add(text)
  }
  const error = isFull ? undefined : Object.values(form.errors)[0]
  return (
    <>
      <Field
        id="skills"
        label="Ajouter une compétence"
        hint={HINT}
        error={error}
        count={`${skills.length} / ${PROFILE_LIMITS.skills}`}
      >
        <div className={own.adding}>
          <input
            id="skills"
            className={css.input}
            value={text}
            maxLength={PROFILE_LIMITS.skill}
            autoComplete="off"
            disabled={isFull}
            onChange={(event) => typed(event.target.value)}
            onKeyDown={pressed}
            {...describedBy('skills', { hint: HINT, error })}
          />
          <Button look="secondary" onClick={() => add(text)} disabled={isFull || !text.trim()}>
            Ajouter
          </Button>
        </div>
      </Field>
      <Suggestions
        words={isFull ? [] : (data ?? []).filter((skill) => !has(skill))}
        onPick={(word) => add(word)}
      />
      {skills.length > 0 && (
        <ul className={own.chips} aria-label="Vos compétences">
          {skills.map((skill) => (
            <li key={skill}>
              <Chip
                removeLabel={`Retirer ${skill}`}
                onPress={() => form.change({ skills: skills.filter((each) => each !== skill) })}
              >
                {skill}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <span className="hidden-text" role="status">
        {skills.length} {plural(skills.length, 'compétence')}
      </span>
    </>
  )
}

function Suggestions({ words, onPick }: { words: string[]; onPick: (word: string) => void }) {
  if (words.length === 0) return null
  return (
    <ul className={own.chips} aria-label="Suggestions">
      {words.slice(0, 6).map((word) => (
        <li key={word}>
          <button type="button" className={own.suggestion} onClick={() => onPick(word)}>
            <PlusIcon size={16} />
            {word}
          </button>
        </li>
      ))}
    </ul>
  )
}
