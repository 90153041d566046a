/**
 * The reason of whoever was harassed, or was asked for something that has nothing to do with the work. It is read before
 * all others, and those whom it is about never learn of it.
 */
export const CONDUCT = 'comportement_deplace'

/** What is said to whoever reports with this reason, before and after it is sent. */
export const CONDUCT_BEFORE =
  'Des avances, des propos ou des gestes qui vous ont mis mal à l’aise, un rendez-vous chez quelqu’un, une photo demandée\u00A0: rien de cela ne fait partie d’un recrutement, et vous n’y êtes pour rien. Dites ce que vous voulez, avec vos mots. Notre équipe vous lit en premier, et elle seule\u00A0: elle ne dit ni à la personne ni à sa société qu’il y a eu un signalement.'
export const CONDUCT_AFTER =
  'Merci de nous l’avoir dit. Votre signalement est lu avant tous les autres, par notre équipe et elle seule\u00A0: elle n’en dit rien à la personne ni à sa société. Vous n’avez rien d’autre à faire, et rien ne vous oblige à vous rendre à un rendez-vous. En danger, appelez la police ou la gendarmerie.'
