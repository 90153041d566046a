/** Settings: modeles. */
export default function TemplatesTab() {
  return <h2>modeles</h2>
}
