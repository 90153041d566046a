/** The messages for which the sign-up form is refused, by the browser and by the server. */
export const SIGN_UP_MESSAGES = {
  account_type_required: 'Veuillez choisir un compte candidat ou recruteur.',
  first_name_required: 'Veuillez entrer votre prénom',
  name_invalid: 'Utilisez des lettres, des espaces, des tirets et des apostrophes, 100 caractères au plus.',
  public_name_invalid:
    'Utilisez des lettres, des chiffres et la ponctuation courante, sans adresse de site\u00A0: laissez une espace après un point.',
  terms_required: 'Veuillez accepter les conditions d’utilisation',
  company_name_required: 'Le nom de la société est requis.',
  company_name_long: 'Le nom de la société ne doit pas dépasser 255 caractères.',
  phone_number_required: 'Le numéro de téléphone est requis.',
  phone_number_invalid:
    'Ce numéro n’existe pas. Exemples\u00A0: 034 12 345 67, ou +33 6 12 34 56 78 pour un numéro étranger.',
} as const
