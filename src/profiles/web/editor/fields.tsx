import { OccupationField } from '#src/occupations/web/field.tsx'
import type { ApplicantProfile } from '#src/profiles/contract.ts'
import { MOBILITIES, MOBILITY_LABELS, PROFILE_LIMITS } from '#src/profiles/shared/parts.ts'
import { areaChoices, cityChoices, contractChoices, levelChoices } from '#src/reference/web/choices.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { fullName } from '#src/shared/names.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Chip } from '#src/ui/display/badge.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { CheckBox, RadioCards } from '#src/ui/form/choice-field.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import css from './form.module.css'
import type { SectionForm } from './form.ts'

export function PresentationFields({
  form: { values, text, change },
}: {
  form: SectionForm<'presentation'>
}) {
  return (
    <>
      <TextField
        label="Titre professionnel"
        hint="Votre métier en quelques mots&nbsp;: «&nbsp;Comptable confirmée&nbsp;»."
        {...text('headline')}
      />
      <OccupationField
        title={values.headline}
        choice={values.occupation_choice}
        onChoose={(occupation_choice) => change({ occupation_choice })}
      />
      <TextAreaField
        label="À propos de vous"
        optional
        hint="Ce que vous savez faire et ce qui vous plaît."
        rows={5}
        max={PROFILE_LIMITS.about}
        {...text('about')}
      />
      <div className={css.pair}>
        <SelectField
          label="Secteur d’activité"
          optional
          empty="Non précisé"
          choices={areaChoices(values.activity_area_id)}
          {...text('activity_area_id')}
        />
        <SelectField
          label="Niveau"
          optional
          empty="Non précisé"
          choices={levelChoices(values.job_level_id)}
          {...text('job_level_id')}
        />
      </div>
    </>
  )
}

const ANSWERS = [
  { value: 1, label: 'Tout de suite' },
  { value: 0, label: 'À partir d’une date' },
] as const

export function WishesFields({ form }: { form: SectionForm<'wishes'> }) {
  const { values, errors, change, blur } = form
  const { contract_ids, available_now } = values
  const toggle = (id: number, on: boolean) =>
    change({ contract_ids: on ? [...contract_ids, id] : contract_ids.filter((each) => each !== id) })
  return (
    <>
      <fieldset className={css.set}>
        <legend>
          Contrats recherchés <span>(facultatif)</span>
        </legend>
        <div className={css.boxes}>
          {contractChoices(...contract_ids).map(({ value, label }) => (
            <CheckBox
              key={value}
              label={label}
              checked={contract_ids.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={css.set}>
        <legend>
          Prétentions salariales par mois <span>(facultatif)</span>
        </legend>
        <p className={css.note}>Elles ne sont jamais montrées sur votre profil public.</p>
        <div className={css.pair}>
          {ENDS.map(([field, label]) => (
            <AmountField
              key={field}
              name={field}
              label={label}
              value={values[field]}
              onChange={(amount) => change({ [field]: amount })}
              onBlur={() => blur(field)}
              error={errors[field]}
            />
          ))}
        </div>
      </fieldset>
      <RadioCards<1 | 0>
        name="available_now"
        label="Disponibilité"
        optional
        value={available_now === null ? null : available_now ? 1 : 0}
        onChange={(answer) =>
          change({ available_now: answer === 1, ...(answer === 1 && { available_from: null }) })
        }
        choices={ANSWERS}
        error={errors.available_now}
      />
      {available_now === false && (
        <DateField
          label="Date de disponibilité"
          min={dayAt(currentTime())}
          {...form.text('available_from')}
        />
      )}
    </>
  )
}

const ENDS = [
  ['min_salary_expectation', 'Minimum'],
  ['max_salary_expectation', 'Maximum'],
] as const

const REACH = MOBILITIES.map((value) => ({ value, label: MOBILITY_LABELS[value] }))

export function MobilityFields({ form }: { form: SectionForm<'mobility'> }) {
  const { values, errors, change } = form
  const { mobility_city_ids: others } = values
  const left = cityChoices().filter(
    ({ value }) => !others.includes(value) && String(value) !== values.city_id,
  )
  return (
    <>
      <SelectField
        label="Votre ville"
        empty="Choisir"
        choices={cityChoices(form.values.city_id)}
        {...form.text('city_id')}
      />
      <RadioCards
        name="mobility"
        label="Jusqu’où pouvez-vous travailler&nbsp;?"
        value={values.mobility}
        onChange={(mobility) => change({ mobility })}
        choices={REACH}
        error={errors.mobility}
      />
      <SelectField
        label="Autres villes"
        optional
        hint={`Choisissez-en une pour l’ajouter, ${PROFILE_LIMITS.mobility_cities} au plus.`}
        name="mobility_city_ids"
        empty="Ajouter une ville"
        choices={left}
        value=""
        disabled={others.length >= PROFILE_LIMITS.mobility_cities}
        error={errors.mobility_city_ids}
        onChange={({ target }) =>
          target.value && change({ mobility_city_ids: [...others, Number(target.value)] })
        }
      />
      {others.length > 0 && (
        <ul className={css.chips} aria-label="Autres villes choisies">
          {cityChoices(...others)
            .filter(({ value }) => others.includes(value))
            .map(({ value, label }) => (
              <li key={value}>
                <Chip
                  removeLabel={`Retirer ${label}`}
                  onPress={() => change({ mobility_city_ids: others.filter((id) => id !== value) })}
                >
                  {label}
                </Chip>
              </li>
            ))}
        </ul>
      )}
      <CheckBox
        label="J’accepte de travailler à distance"
        checked={values.accepts_remote}
        onChange={(event) => change({ accepts_remote: event.target.checked })}
      />
    </>
  )
}

interface ContactProps {
  form: SectionForm<'contact'>
  profile: ApplicantProfile
}

export function ContactFields({ form: { values, text, change }, profile }: ContactProps) {
  return (
    <>
      <TextField
        label="Numéro de téléphone"
        optional
        hint="Jamais montré sur votre profil public. Exemple&nbsp;: 034 12 345 67."
        type="tel"
        autoComplete="tel"
        {...text('phone_number')}
      />
      <div className={css.photo}>
        <Avatar name={fullName(profile)} picture={profile.picture} size={56} />
        <div>
          <CheckBox
            label="Montrer ma photo sur mon profil"
            checked={values.show_photo}
            onChange={(event) => change({ show_photo: event.target.checked })}
          />
          <p className={css.note}>
            {profile.picture ? 'La photo est facultative.' : 'Vous n’avez pas encore de photo.'}{' '}
            <AppLink href="/dashboard/parametres/utilisateur">
              {profile.picture ? 'La changer dans les paramètres' : 'En ajouter une dans les paramètres'}
            </AppLink>
          </p>
        </div>
      </div>
    </>
  )
}
