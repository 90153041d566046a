/** Settings: equipe. */
export default function TeamTab() {
  return <h2>equipe</h2>
}
