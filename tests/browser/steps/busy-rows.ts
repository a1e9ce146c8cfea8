/** The many rows of a busy town, each made from the cast: leads in every status, reviews of every kind. */

/** $1 is the owner, $2 the business. */
export const LEADS = `
insert into leads (id, owner_id, member_id, item_kind, item_id, contact_id, contact_person, phone, email, query, marker,
                   state, city, day, waiting, stage, note, follow_up_on, created_at)
select gen_random_uuid(), $1, m.id, 0, $2, $2, concat_ws(' ', m.first_name, m.last_name), m.phone, '',
       case m.n % 4 when 0 then 'Queried via call!!' when 1 then 'Queried via whatsapp!!'
         when 2 then 'A thali for forty on the 12th of December, without onion and garlic. What does a plate cost?'
         else 'नमस्ते, गृह प्रवेश में सौ लोगों का भोजन चाहिए। क्या आप उस दिन खाली हैं?' end,
       case m.n % 4 when 0 then 'call' when 1 then 'whatsapp' end,
       'Madhya Pradesh', 'Indore', current_date - m.n, false,
       (array['new', 'contacted', 'quoted', 'won', 'lost', 'not-a-lead'])[1 + m.n % 6],
       case m.n % 3 when 0 then 'Wants it cooked at home; decides after Diwali with her brother-in-law.' else '' end,
       case m.n % 3 when 1 then current_date + m.n end, now() - m.n * interval '19 hours'
  from (select *, row_number() over (order by id)::int as n from members where id <> $1 limit 34) m
on conflict do nothing`;

/** $1 is the business, $2 its owner; the second is disputed. */
export const REVIEWS = `
insert into reviews (id, business_id, member_id, stars, text, did_not_answer, state, answer, answered_at, dispute,
                     disputed_at, created_at)
select gen_random_uuid(), $1, m.id, 1 + m.n % 5,
       case m.n % 3 when 0 then 'They cooked for eighty guests and came on time. Nothing was wasted.'
         when 1 then 'खाना बहुत स्वादिष्ट था और समय पर आया। परोसने वाले भी बहुत विनम्र थे।' else 'I called three times.' end,
       m.n % 3 = 2, case when m.n = 2 then 'disputed' else 'public' end,
       case when m.n % 4 = 0 then 'Thank you; it was a joy to cook for you.' end, case when m.n % 4 = 0 then now() end,
       case when m.n = 2 then 'We never had a call from this number, and no order on that day.' end,
       case when m.n = 2 then now() end, now() - m.n * interval '3 days'
  from (select *, row_number() over (order by id)::int as n from members where id <> $2) m where m.n <= 9
on conflict do nothing`;
