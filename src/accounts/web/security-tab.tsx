/** Settings: securite. */
export default function SecurityTab() {
  return <h2>securite</h2>
}
