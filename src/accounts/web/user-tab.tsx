/** Settings: utilisateur. */
export default function UserTab() {
  return <h2>utilisateur</h2>
}
