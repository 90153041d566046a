/** The specification's messages to the letter, slips included; shown on fields by the browser and by the server. */
export const MESSAGES = {
  email_required: 'Veuillez entrer votre email',
  email_invalid: 'Veuillez entrer un email valide',
  password_required: 'Veuillez entrer votre mot de passe',
  resume_id_required: 'Veuillez choisir un de vos CV enregistrés',
  resume_pdf_required: 'Veuillez upload votre CV au format PDF',
  resume_pdf_too_large: 'Le fichier doit être inférieur à 2MB',
  resume_pdf_not_pdf: 'Le fichier doit être au format PDF',
  letter_required: 'Veuillez rédiger votre lettre de motivation pour poursuivre.',
  letter_too_short: 'La motivation doit contenir au moins 100 caratères',
  letter_too_long: 'Le message est trop long',
  available_now_required: 'Veuillez précisez votre disponibilité',
  availability_date_past: 'La date de disponibilité ne doit pas être antérieure à la date actuelle',
  availability_date_required: 'Veuillez entrer votre date de disponibilité',
  min_salary_required: 'Veuillez préciser votre prétention salariale minimum',
  number_invalid: "Le type n'est pas valide",
  min_salary_negative: 'La prétention salariale minimum doit être positive',
  max_salary_required: 'Veuillez préciser votre prétention salariale maximum',
  max_salary_negative: 'La prétention salariale maximum doit être positive',
  max_salary_below_min: 'La prétention salariale maximum doit être supérieur ou égal au salaire minimum',
  email_not_verified: 'Veuillez vérifier votre email avant de pouvoir postuler',
} as const

/**
 * The messages of the contact form; the specification has the two names the other way round, and they stay to the
 * letter.
 */
export const CONTACT_MESSAGES = {
  first_name_required: 'Veuillez entrer votre nom',
  last_name_required: 'Veuillez entrer votre prénom',
  object_required: 'Veuillez entrer un objet pour le mail',
  message_required: 'Veuillez entrer votre message',
  message_long: 'Le message est trop long',
} as const

/** The « basic pattern » of section 5 of the specification, for signing in: something, an @, something with a dot. */
export const BASIC_EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * The « standard pattern » of the same section: letters, digits and ._%+- before @, a domain, a dot, at least two
 * letters.
 */
export const EMAIL_PATTERN = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/
