import { Alert } from '#src/ui/display/alert.tsx'

/** Stands before reports about somebody's conduct, so that what a moderator writes does not give their author away. */
export function ConductNotice() {
  return (
    <Alert kind="warning">
      <b>Comportement déplacé.</b> La société ne sait rien de ce signalement. N’en dites rien dans un motif ni
      dans un message, et n’écrivez rien qui ferait reconnaître la personne. En danger, elle appelle la police
      ou la gendarmerie.
    </Alert>
  )
}
