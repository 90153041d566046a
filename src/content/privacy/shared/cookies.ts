/** Each cookie that the site writes, as the privacy policy tells of it; a test compares them with the code. */
export const COOKIES: readonly { names: readonly string[]; purpose: string; kept: string }[] = [
  {
    names: ['asafidy_session'],
    purpose: 'Garder votre session ouverte d’une page à l’autre. Sans lui, la connexion est impossible.',
    kept: '2 heures sans visite, 12 heures en tout',
  },
  {
    names: ['asafidy_remember'],
    purpose: 'Vous reconnaître sur cet appareil, seulement si vous cochez « Se souvenir ».',
    kept: '400 jours, ou jusqu’à la déconnexion',
  },
  {
    names: ['asafidy_device'],
    purpose:
      'Savoir que ce navigateur a déjà ouvert votre compte : un code n’est demandé que sur un nouveau.',
    kept: '400 jours ; il ne sert plus après 90 jours sans connexion',
  },
  {
    names: ['asafidy_viewing'],
    purpose:
      'Permettre à notre équipe de regarder le site à la place d’une personne qu’elle aide, en lecture seule. Il n’est jamais posé chez vous.',
    kept: '15 minutes',
  },
  {
    names: ['XSRF-TOKEN'],
    purpose: 'Empêcher un autre site d’agir à votre place.',
    kept: '2 heures sans visite',
  },
  {
    names: ['userAbilityRules'],
    purpose: 'Afficher les menus auxquels votre compte donne droit.',
    kept: '1 jour',
  },
  {
    names: [
      ...['asafidy_theme', 'asafidy_color_scheme', 'asafidy_skin', 'asafidy_language', 'asafidy_nav'],
      ...['asafidy_nav_collapsed', 'asafidy_semi_dark_nav', 'asafidy_navbar', 'asafidy_navbar_blur'],
      ...['asafidy_content_width', 'asafidy_data'],
      ...['asafidy_text_size', 'asafidy_motion', 'asafidy_contrast'],
    ],
    purpose: 'Retenir l’affichage que vous avez choisi. Aucun n’est écrit tant que vous ne changez rien.',
    kept: '30 jours',
  },
  {
    names: ['asafidy_cookies'],
    purpose: 'Retenir votre réponse à propos des cookies, pour ne pas vous la redemander.',
    kept: '180 jours',
  },
]
