import { renderMail } from '#src/platform/mail-layout.ts'
import type { User } from './users.ts'

export function verificationMail(user: Pick<User, 'email' | 'first_name'>, link: string) {
  return {
    to: user.email,
    subject: 'Vérifiez votre adresse email',
    ...renderMail({
      preview: 'Un geste pour pouvoir postuler.',
      title: `Bonjour ${user.first_name}, vérifiez votre adresse`,
      paragraphs: ['Confirmez que cette adresse est bien la vôtre. Le lien est valable une heure.'],
      action: { label: 'Vérifier mon adresse', url: link },
      reason:
        'Vous recevez ce mail parce que cette adresse a servi à créer un compte. Si ce n’était pas vous, ignorez-le.',
    }),
  }
}
