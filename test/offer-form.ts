/** Returns the form of an offer that may be sent, with some of its fields replaced. */
export function offerForm(values: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Technicien réseau',
    activity_area_id: '17',
    job_level_id: '4',
    city_id: '2',
    work_mode: 'on_site',
    positions_count: '2',
    description: '<p>Une agence de huit personnes.</p>',
    missions: '<ul><li><p>Installer la fibre chez les clients.</p></li></ul>',
    profile: '<p>Deux ans d’expérience du réseau.</p>',
    contract_id: '2',
    contract_duration_months: '12',
    job_type_id: '1',
    min_salary: 800_000,
    max_salary: '1 000 000',
    salary_visible: true,
    benefits: ['Mutuelle santé'],
    degree_id: '6',
    experience_min_years: '2',
    skills: ['Fibre optique', 'fibre OPTIQUE', 'TCP/IP'],
    languages: [{ name: 'Français', level: 'courant' }],
    application_deadline: '2026-12-05',
    response_delay_days: '7',
    process_steps: [{ title: 'Entretien', text: 'À l’agence.' }],
    questions: [
      { text: 'Avez-vous le permis B ?', kind: 'yes_no' },
      { text: 'Quand pouvez-vous commencer ?', kind: 'text', required: false },
      { text: 'Quel horaire ?', kind: 'choice', choices: 'Matin\nSoir' },
    ],
    ...values,
  }
}
