-- Plans come from db/reference/plans.json. The one that an earlier migration inserts gives way to it where nobody uses it yet:
-- a portal that has members keeps its plans, and so does an operator who has changed the price.
delete from plans
where (id, name, name_hi, years, price_paise, discount_paise, on_sale) = (1, 'Yearly Plan', 'वार्षिक प्लान', 1, 110000, 0, true)
  and not exists (select from members);
