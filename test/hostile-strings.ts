/** Texts that people and programs type to see what breaks. */
export const HOSTILE_STRINGS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><svg/onload=alert(1)>',
  "' OR 1=1; DROP TABLE users; --",
  '{{constructor.constructor("return 1")()}}',
  '#{7*7} <%= 7*7 %>',
  'javascript:alert(1)',
  '=HYPERLINK("http://exemple.test")',
  '../../../../etc/passwd%00',
  '\\u0000 \\" \\\\ {} [] __proto__',
  '田中さんにあげて下さい 👩‍👩‍👧‍👦 مرحبا',
  'Z͑ͫ̓a̴̵l̵̿g͚̯o̡͊',
  '\u202etxet desrever\u2028\u2029\u200b',
  'ﷺ'.repeat(40),
]
