/** What the site of a release calls, with what it sends and what it is answered. */
export const CALLED_FUNCTIONS = `
  select p.oid::regprocedure || ' ' || coalesce(array_to_string(p.proargnames, ','), '') || ' -> ' || pg_get_function_result(p.oid) as line
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
  order by 1`
