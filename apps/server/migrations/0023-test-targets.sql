-- What older sandboxes handed out looked like real accounts. The seed brings those that nobody can pay to.
delete from deposit_option crypto
  where channel_id = 'usdt' and exists (
    select from deposit_option wallet
    where wallet.tenant_id = crypto.tenant_id and wallet.target ->> 'accountName' = 'KEO SANDBOX'
  );
delete from deposit_option where target ->> 'accountName' in (
  'KEO SANDBOX', 'LE THI THU HA', 'NGUYEN VAN PHUC', 'TRAN MINH DUC', 'PHAM NGOC ANH', 'VO THANH TUNG',
  'DANG THU TRANG', 'BUI QUOC VIET', 'HO KIM NGAN', 'DO HOANG NAM', 'LY BAO CHAU', 'DUONG GIA HUY', 'MAI PHUONG LINH'
);
-- E-wallets have made-up names too.
update payout_target
  set place = case left(place, 1) when 'M' then 'TOHE' when 'Z' then 'CANHDIEU' else 'DOMDOM' end
  where kind = 'ewallet';
update withdraw_order
  set target_place = case left(target_place, 1) when 'M' then 'TOHE' when 'Z' then 'CANHDIEU' else 'DOMDOM' end
  where channel = 'ewallet';
