-- Where somebody who chose to be on the locations map is drawn; see docs/decisions/0238-the-map.md.
alter table members add column map_lat double precision, add column map_lng double precision;
comment on column members.map_lat is '[location] of who chose to be on the map: the middle of their city, moved by one to three kilometres that follow from the id, on a grid of a hundredth of a degree';
comment on column members.map_lng is '[location] the same, east';
comment on column members.show_on_map is '[showOnMap] false until the member chooses it; signed-in members then see name, picture and an area of the city';

-- Stored, so that it stays where it is: two positions of one person would say more than one. Whoever leaves the map, or has no city, has none.
create function members_take_map_position() returns trigger language plpgsql as $$
declare
  middle record;
  digest bytea;
  km double precision;
  angle double precision;
begin
  new.map_lat := null;
  new.map_lng := null;
  if not new.show_on_map or new.place_id is null then return new; end if;
  select lat, lng into middle from places where id = new.place_id;
  digest := decode(md5(new.id::text || ' ' || new.place_id::text), 'hex');
  km := sqrt(1 + 8 * (get_byte(digest, 0) * 256 + get_byte(digest, 1)) / 65536.0);
  angle := 2 * pi() * (get_byte(digest, 2) * 256 + get_byte(digest, 3)) / 65536.0;
  new.map_lat := round((middle.lat + km / 111.2 * cos(angle))::numeric, 2);
  new.map_lng := round((middle.lng + km / (111.2 * cosd(middle.lat)) * sin(angle))::numeric, 2);
  return new;
end $$;
create trigger members_take_map_position before insert or update of show_on_map, place_id on members
  for each row execute function members_take_map_position();
