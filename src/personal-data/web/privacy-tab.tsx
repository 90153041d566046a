/** Settings: confidentialite. */
export default function PrivacyTab() {
  return <h2>confidentialite</h2>
}
