/** Settings: notifications. */
export default function PreferencesTab() {
  return <h2>notifications</h2>
}
