/** Searches as people make them: common and rare words, places, filters alone and together, mistakes, none at all. */
export const SEARCHES = [
  '',
  'sort=salary',
  ...[
    'comptable',
    'chauffeur',
    'developpeuse',
    'téléconseiller',
    'vendeuse',
    'assistante de direction',
    'commercial',
  ],
  ...[
    'infirmière',
    'soudeur',
    'guide',
    'agronome',
    'juriste',
    'maçon',
    'caissière',
    'responsable',
    'technicien de maintenance',
  ],
].flatMap((keywords) => {
  if (keywords === '' || keywords.startsWith('sort')) return [keywords]
  const base = `keywords=${encodeURIComponent(keywords)}`
  return [
    base,
    `${base}&city=1`,
    `${base}&contract=1&job_level=4`,
    `${base}&min_salary=800000&sort=salary`,
    `${base}&city=2&contract=2`,
  ]
})
